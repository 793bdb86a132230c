import type { StorageSettings } from '../config/env.js';
import type { FileStorage } from './file-storage.js';

type Adapters = {
  [Kind in StorageSettings['kind']]: (
    settings: Extract<StorageSettings, { kind: Kind }>,
  ) => Promise<FileStorage>;
};

/** One line for each adapter; loaded only when chosen, so that a mesh thread does not load the S3 client. */
const adapters: Adapters = {
  disk: async (settings) => new (await import('./disk-storage.js')).DiskStorage(settings.folder),
  s3: async (settings) => new (await import('./s3-storage.js')).S3Storage(settings),
};

export const storageKinds = Object.keys(adapters) as StorageSettings['kind'][];

/** The storage that the settings choose; it connects to nothing until it is used. */
export function createFileStorage(settings: StorageSettings): Promise<FileStorage> {
  return (adapters[settings.kind] as (settings: StorageSettings) => Promise<FileStorage>)(settings);
}
