import { MeshKernel } from '@kernel/kernel.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';

/** What the service estimates with. */
export const { power } = MeshKernel.instantiate(loadMeshKernel());
