import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { parseAllDocuments } from 'yaml';

/** One object of `deploy/kubernetes`. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec?: Record<string, unknown>;
  data?: Record<string, string>;
}

const folder = join(projectRoot, 'deploy/kubernetes');

/** Every object of `deploy/kubernetes`, but for the list of its files. */
export function manifests(): Manifest[] {
  const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
  return files.flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((one) => one.toJS() as Manifest),
  );
}
