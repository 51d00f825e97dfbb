import { buildClient } from './build.mjs';
import { setUp } from './setup.mjs';

if (setUp() === 'failed') process.exitCode = 1;
else console.log(await buildClient());
