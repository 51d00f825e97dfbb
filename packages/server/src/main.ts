import { configOf } from './config.ts';
import { reporter } from './report.ts';
import { serve } from './serve.ts';

const report = reporter((line) => process.stdout.write(`${line}\n`), Date.now);
const running = await serve(configOf(process.env), { report, now: Date.now });
report('listening', undefined, { port: running.port });

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return;
    isClosing = true;
    void running.close();
  });
}
