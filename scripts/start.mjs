import { spawn } from 'node:child_process';
import { installPackages, root } from './install.mjs';

installPackages();

const env = { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` };
const child = spawn(`${root}node_modules/.bin/node`, [`${root}scripts/start.ts`], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
