import type { MeshThreadReply } from '../../src/analysis/mesh-threads.js';
import { tellFault } from '@shared/words/mesh-words.js';
import type { Expectation } from '@testing/robustness/robustness-case.js';

/** How a file ended, in words that can be compared. */
function outcomeOf(reply: MeshThreadReply): string {
  if (reply.outcome === 'error') return `${reply.name}: ${reply.message}`;
  if (reply.outcome === 'unreadable') return `unreadable: ${reply.code}`;
  const { validation, analysis } = reply.findings;
  if (!validation.printable) return `refused: ${validation.errors.map(({ reason }) => reason).join(', ')}`;
  return `printable: ${analysis.volumeMm3} mm³`;
}

/** Whether whoever pays for the part gets a price: finite figures above zero. */
function hasPrice(reply: MeshThreadReply): boolean {
  if (reply.outcome !== 'measured' || reply.findings.estimate === null) return false;
  const { extrudedMm3, secondsBySpeedClass } = reply.findings.estimate;
  return [extrudedMm3, ...Object.values(secondsBySpeedClass)].every((value) => value > 0 && value < Infinity);
}

function isLike(value: number, expected: number): boolean {
  return Math.abs(value / expected - 1) <= 1e-6;
}

/** What is not as expected of a reply, or undefined. */
export function flawOf(expected: Expectation, reply: MeshThreadReply): string | undefined {
  const outcome = outcomeOf(reply);
  if ('code' in expected) {
    if (reply.outcome !== 'unreadable' || reply.code !== expected.code) return outcome;
    const { message, messageFr } = tellFault({ ...reply, reason: 'meshUnreadable' });
    const isTold = message.includes(expected.sentence ?? '') && messageFr !== '';
    return isTold ? undefined : message;
  }
  if (reply.outcome !== 'measured') return outcome;
  const { validation, analysis } = reply.findings;
  if ('reason' in expected) {
    return validation.errors[0]?.reason === expected.reason ? undefined : outcome;
  }
  if (!validation.printable || !hasPrice(reply)) return `${outcome}, without a price`;
  if (!isLike(analysis.volumeMm3, expected.volumeMm3)) return outcome;
  if (!isLike(analysis.surfaceAreaMm2, expected.surfaceAreaMm2 ?? analysis.surfaceAreaMm2)) {
    return `area: ${analysis.surfaceAreaMm2} mm²`;
  }
  const warnings = validation.warnings.map(({ code }) => code).join(', ');
  return (expected.warnings?.join(', ') ?? warnings) === warnings ? undefined : `warnings: ${warnings}`;
}
