import { typeCheck } from './type-check.mjs';

process.exitCode = await typeCheck();
