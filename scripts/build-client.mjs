import { buildClient } from './build.mjs';
import { setUp } from './setup.mjs';

if (setUp('game') === 'failed') process.exitCode = 1;
else console.log(await buildClient());
