// Plain JavaScript for any Node: one that is too old for the rest is told so.
const OLDEST = 26;
const major = Number(process.versions.node.split('.')[0]);

if (major < OLDEST) {
  console.error(`Servery needs Node ${OLDEST} or newer. This is ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const { serve } = await import('./serve.ts');
  await serve().then(
    (address) => console.log(`Servery listens at ${address}`),
    // The server has said why.
    () => {},
  );
}
