import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { FileLinks } from '../files/file-links.service.js';
import { type PictureLinks, PartPictures } from '../files/part-pictures.service.js';

/** How the files of projects are shown. */
export interface ShownFiles {
  /** Signs a link that downloads a file. */
  sign: (key: string) => { url: string };
  pictures: PictureLinks;
  /** By key, those that are still kept. */
  kept: ReadonlyMap<string, Pick<UploadedFile, 'filename' | 'unit'>>;
}

/** Keys of every file that came with a project, in its order. */
export function fileKeysOf({ fileKey, furtherFileKeys }: ProjectRequest): string[] {
  return [...new Set([...(fileKey == null ? [] : [fileKey]), ...furtherFileKeys])];
}

/** What the customer calls them, in the same order. */
export async function fileNamesOf(em: EntityManager, project: ProjectRequest): Promise<string[]> {
  const keys = fileKeysOf(project);
  const kept = await em.find(UploadedFile, { key: { $in: keys } }, { fields: ['key', 'filename'] });
  const names = new Map(kept.map(({ key, filename }) => [key, filename]));
  return keys.flatMap((key) => names.get(key) ?? []);
}

/** The files of projects, for those who may see the projects. */
@Injectable()
export class ProjectFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FileLinks,
    private readonly pictures: PartPictures,
  ) {}

  async shown(projects: readonly ProjectRequest[]): Promise<ShownFiles> {
    const keys = projects.flatMap(fileKeysOf);
    const kept = await this.em.find(
      UploadedFile,
      { key: { $in: keys } },
      { fields: ['key', 'filename', 'unit'] },
    );
    return {
      sign: (key) => this.links.sign(key),
      pictures: await this.pictures.linksTo(keys),
      kept: new Map(kept.map((file) => [file.key, file])),
    };
  }
}
