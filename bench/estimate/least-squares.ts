/** Least squares after Levenberg and Marquardt, with bounds, for a few dozen numbers. */

interface LeastSquaresProblem {
  start: readonly number[];
  lower: readonly number[];
  upper: readonly number[];
  residuals: (point: readonly number[]) => Float64Array;
  /** Residuals beyond this count less and less (soft L1), so that no odd part pulls everything. */
  softScale: number;
  iterations: number;
}

/** The point of least cost that was found. Deterministic. */
export function solveLeastSquares(problem: LeastSquaresProblem): number[] {
  let point = [...problem.start];
  let residuals = problem.residuals(point);
  let cost = costOf(residuals, problem.softScale);
  let damping = 1e-3;
  for (let iteration = 0; iteration < problem.iterations; iteration++) {
    const slopes = slopesAt(problem, point, residuals);
    const { matrix, gradient } = normalEquations(slopes, residuals, problem.softScale);
    let gain = 0;
    for (let attempt = 0; attempt < 8 && gain <= 0; attempt++) {
      const step = solveDamped(matrix, gradient, damping);
      const next = point.map((value, k) =>
        Math.min(
          problem.upper[k] ?? Infinity,
          Math.max(problem.lower[k] ?? -Infinity, value - (step[k] ?? 0)),
        ),
      );
      const nextResiduals = problem.residuals(next);
      const nextCost = costOf(nextResiduals, problem.softScale);
      if (nextCost < cost) {
        gain = (cost - nextCost) / cost;
        [point, residuals, cost] = [next, nextResiduals, nextCost];
        damping = Math.max(1e-9, damping / 4);
      } else damping *= 4;
    }
    if (gain < 1e-5) break;
  }
  return point;
}

function costOf(residuals: Float64Array, scale: number): number {
  return residuals.reduce((sum, r) => sum + 2 * scale ** 2 * (Math.sqrt(1 + (r / scale) ** 2) - 1), 0);
}

/** Change of all residuals with each number. */
function slopesAt(problem: LeastSquaresProblem, point: number[], residuals: Float64Array): Float64Array[] {
  return point.map((value, k) => {
    const forward = Math.max(1e-4, Math.abs(value) * 1e-3);
    const width = value + forward > (problem.upper[k] ?? Infinity) ? -forward : forward;
    const moved = problem.residuals(point.with(k, value + width));
    return moved.map((r, i) => (r - (residuals[i] ?? 0)) / width);
  });
}

function normalEquations(
  slopes: Float64Array[],
  residuals: Float64Array,
  scale: number,
): { matrix: number[][]; gradient: number[] } {
  const weights = residuals.map((r) => 1 / Math.sqrt(1 + (r / scale) ** 2));
  const product = (a: Float64Array, b: Float64Array): number =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? 0) * (weights[i] ?? 0), 0);
  return {
    matrix: slopes.map((a) => slopes.map((b) => product(a, b))),
    gradient: slopes.map((a) => product(a, residuals)),
  };
}

/** Gaussian elimination with the diagonal raised; the matrix is positive definite then. */
function solveDamped(matrix: number[][], gradient: number[], damping: number): number[] {
  const n = gradient.length;
  const rows = matrix.map((row, i) => {
    const raised = row.map((value, j) => (i === j ? value * (1 + damping) + 1e-12 : value));
    return [...raised, gradient[i] ?? 0];
  });
  for (let column = 0; column < n; column++) {
    const pivotRow = rows[column] ?? [];
    const pivot = pivotRow[column] ?? 1;
    for (const [i, row] of rows.entries()) {
      if (i === column) continue;
      const factor = (row[column] ?? 0) / pivot;
      if (factor !== 0)
        for (let j = column; j <= n; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
}
