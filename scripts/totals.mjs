import { readFileSync } from 'node:fs';

/** Vitest's JSON report as totals. A test file that could not be loaded is one failure, and so is a bad exit without any. */
export function readTotals(reportFile, exitCode) {
  const report = readReport(reportFile);
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  );
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + unloaded.length;
  const isBadWithoutCause = failed === 0 && (exitCode !== 0 || passed === 0);
  return {
    passed,
    failed: isBadWithoutCause ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function isFailed(assertion) {
  return assertion.status === 'failed';
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error('Vitest wrote no report, so its tests count as one failure.');
    return undefined;
  }
}
