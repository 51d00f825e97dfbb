export { type Config, configOf } from './config.ts';
export { type Report, reporter } from './report.ts';
export { type Running, serve } from './serve.ts';
