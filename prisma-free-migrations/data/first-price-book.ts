/** The first price book, as the seeding migration writes it. */
export const firstPriceBook = {
  version: 'MA-2026-1',
  tvaPercent: 20,
  materials: {
    pla: { centimesPerGram: 120, densityGPerCm3: 1.24 },
    petg: { centimesPerGram: 140, densityGPerCm3: 1.27 },
    abs: { centimesPerGram: 150, densityGPerCm3: 1.04 },
    asa: { centimesPerGram: 180, densityGPerCm3: 1.07 },
    tpu: { centimesPerGram: 220, densityGPerCm3: 1.21 },
  },
  machineCentimesPerHour: 12_00,
  finishes: {
    standard: { percent: 100, centimesPerCopy: 0 },
    smooth: { percent: 135, centimesPerCopy: 5_00 },
    polished: { percent: 175, centimesPerCopy: 12_00 },
  },
  quantityBrackets: [
    { fromCopy: 1, percentOff: 0 },
    { fromCopy: 5, percentOff: 5 },
    { fromCopy: 10, percentOff: 10 },
    { fromCopy: 25, percentOff: 15 },
    { fromCopy: 50, percentOff: 20 },
    { fromCopy: 100, percentOff: 25 },
  ],
  plate: { gapMm: 6, centimesPerPlate: 10_00 },
  rush: { percent: 35, minimumCentimes: 30_00, maximumSeconds: 8 * 3600 },
  extraColourCentimesPerPlate: 15_00,
  serviceFeeCentimes: 20_00,
  minimumOrderCentimes: 100_00,
  shippingCentimes: 0,
  delivery: {
    handlingDays: 1,
    machineHoursPerDay: 20,
    dailyMachineHours: 200,
    rushDays: 1,
    defaultTransportDays: 3,
  },
} as const;
