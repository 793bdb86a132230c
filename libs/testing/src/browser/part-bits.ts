import { MeshKernel } from '@kernel/kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { type Polymer, polymers } from '@shared/domain/contract/enums.js';
import { gramsOf } from '@shared/domain/estimate/print-estimate.js';
import { speedClassOf } from '@shared/domain/estimate/speed-class.js';
import { calculateLine } from '@shared/domain/pricing/basket.js';
import { findingsOf, type PartFindings } from '@meshes/part-findings.js';
import { ma20261 } from '../fixtures/ma-2026-1.js';

/** A file as it is sent to a page: `model` is the XML of a 3MF model part. */
export interface SentPart {
  name: string;
  format: 'stl' | 'obj' | 'model';
  base64: string;
}

/** What an engine makes of a part: its verdicts, estimate and prices as text, and every bit of its measures. */
export interface PartBits {
  name: string;
  findings: string;
  bits: string;
}

/** Measures, judges and prices parts. Runs in Node and in pages, to the same answer. */
export async function bitsOfParts(
  wasm: Uint8Array<ArrayBuffer>,
  parts: readonly SentPart[],
): Promise<{ parts: PartBits[]; powers: string }> {
  const module = new WebAssembly.Module(wasm);
  const found: PartBits[] = [];
  for (const part of parts) found.push({ name: part.name, ...(await bitsOfPart(module, part)) });
  return { parts: found, powers: await digestOf(somePowers(MeshKernel.instantiate(module).power)) };
}

async function bitsOfPart(module: WebAssembly.Module, part: SentPart): Promise<Omit<PartBits, 'name'>> {
  const kernel = MeshKernel.instantiate(module);
  try {
    const result = measure(kernel, part);
    const print = kernel.measurePrint();
    const findings = findingsOf({ result, ...(print && { print }), power: kernel.power });
    const prices = polymers.map((polymer) => pricesOf(findings, polymer));
    return {
      findings: JSON.stringify({ findings, prices }),
      bits: await digestOf([...numbersIn(result), ...numbersIn(print), ...numbersIn(findings)]),
    };
  } catch (error) {
    if (!(error instanceof MeshReadError)) throw error;
    return { findings: error.code, bits: '' };
  }
}

function measure(kernel: MeshKernel, { format, base64 }: SentPart): KernelResult {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  if (format === 'model') {
    kernel.beginPart('/3D/3dmodel.model');
    kernel.pushXml(bytes);
    kernel.finishPart();
    return kernel.measure3mf();
  }
  kernel.fileBuffer(bytes.length).set(bytes);
  return format === 'stl' ? kernel.measureStl() : kernel.measureObj();
}

/** Prices of one copy and of forty, in centimes. */
function pricesOf({ analysis, estimate }: PartFindings, polymer: Polymer): number[] {
  if (estimate === null) return [];
  return [1, 40].map(
    (quantity) =>
      calculateLine(ma20261, {
        sku: 'any',
        polymer,
        gramsPerCopy: gramsOf(estimate.extrudedMm3, ma20261.materials[polymer].densityGPerCm3),
        secondsPerCopy: estimate.secondsBySpeedClass[speedClassOf[polymer]],
        boxMm: analysis.boundingBoxMm,
        finish: 'standard',
        quantity,
        isRush: false,
      }).totalCentimes,
  );
}

/** Every number in a value, whatever holds it. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (ArrayBuffer.isView(value)) return [...(value as Float64Array)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

function somePowers(power: (base: number, exponent: number) => number): number[] {
  return Array.from({ length: 100_000 }, (_, i) =>
    power(((i * 7919) % 100_003) / 20_011, (i % 997) / 50 - 10),
  );
}

async function digestOf(numbers: readonly number[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Float64Array.from(numbers));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
