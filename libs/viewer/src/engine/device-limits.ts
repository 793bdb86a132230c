import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { maxUploadBytes } from '@shared/domain/contract/limits.js';

const mebibyte = 1024 ** 2;
const gibibyte = 1024 ** 3;

/** What measuring may take of the device. */
export interface DeviceLimits {
  workers: number;
  /** Of one file. */
  maxFileBytes: number;
  /** Of the files that are measured at the same time, as {@link weightOf} counts them. */
  maxBytesAtOnce: number;
  /** Of the kernel's memory, for one file. */
  maxMemoryBytes: number;
  /** For one file. */
  deadlineMs: number;
}

/** Browsers that do not tell the memory, tell it coarsely, and never more than 8. */
const usualMemoryGib = 4;

/** A customer who waits longer is served faster by the upload. */
const deadlineMs = 20_000;

/** 3MF is packed: its kernel needs about so many times the memory that its size tells. */
const weights: Record<MeshFormat, number> = { stl: 1, obj: 1, '3mf': 8 };

/** Bytes of a file as far as its memory is concerned. */
export function weightOf(format: MeshFormat, sizeBytes: number): number {
  return weights[format] * sizeBytes;
}

/**
 * The limits of a device.
 *
 * @param memoryGib `navigator.deviceMemory`, where the browser tells it
 * @param cores `navigator.hardwareConcurrency`; one is left to the page
 */
export function deviceLimits(memoryGib = usualMemoryGib, cores = 2): DeviceLimits {
  return {
    workers: Math.max(1, Math.min(cores - 1, 4)),
    maxFileBytes: memoryGib < 2 ? 16 * mebibyte : maxUploadBytes,
    maxBytesAtOnce: memoryGib * 16 * mebibyte,
    maxMemoryBytes: Math.min(2, Math.max(0.25, memoryGib / 4)) * gibibyte,
    deadlineMs,
  };
}

/** The limits of the device that the page is on. */
export function ownLimits(): DeviceLimits {
  const { deviceMemory, hardwareConcurrency } = navigator as Navigator & { deviceMemory?: number };
  return deviceLimits(deviceMemory, hardwareConcurrency);
}
