export { NewsPane } from '#features/news/news-pane.tsx';
export { NewsList } from '#features/news/news-list.tsx';
