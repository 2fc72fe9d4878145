import { spawn } from 'node:child_process';
import { installPackages, root } from './install.mjs';

installPackages();

// Compiled code is kept between starts: it halves the time to ready.
const env = {
  NODE_COMPILE_CACHE: `${root}.cache/node`,
  ...process.env,
  PATH: `${root}node_modules/.bin:${process.env.PATH}`,
};
const child = spawn(`${root}node_modules/.bin/node`, [`${root}scripts/start.ts`], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));

// npm passes a signal to its shell, and the shell dies without telling us: then our parent changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
