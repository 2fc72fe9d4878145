export { AboutFacts, aboutWords } from '#features/about/about-facts.tsx';
