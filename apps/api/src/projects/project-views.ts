import { centimesToMad } from '@shared/domain/money/mad.js';
import type { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { fileKeysOf, type ShownFiles } from './project-files.service.js';
import type { ProjectAnswerView, ProjectCreated, ProjectFileView, ProjectView } from './projects.dto.js';

/** The answer to the customer who asked. */
export function createdView({ id, reference, status }: ProjectRequest): ProjectCreated {
  return { id, reference, status };
}

/** Whether the answer of a project can still be accepted. */
export function hasExpired({ status, answerExpiresAt }: ProjectRequest, now: Date): boolean {
  return status === 'quoted' && answerExpiresAt != null && answerExpiresAt <= now;
}

function answerView(project: ProjectRequest, { sign }: ShownFiles, now: Date): ProjectAnswerView | null {
  const { answerCentimes, answerText, answeredAt, answerExpiresAt, answerFileKey } = project;
  if (answerCentimes == null || answeredAt == null || answerExpiresAt == null) return null;
  return {
    amount: centimesToMad(answerCentimes),
    text: answerText ?? '',
    deliveryDays: project.answerDays ?? null,
    quoteId: project.answerQuote?.id ?? null,
    fileKey: answerFileKey ?? null,
    fileUrl: answerFileKey == null ? null : sign(answerFileKey).url,
    answeredAt: answeredAt.toISOString(),
    expiresAt: answerExpiresAt.toISOString(),
    hasExpired: hasExpired(project, now),
  };
}

function filesView(project: ProjectRequest, { sign, pictures, kept }: ShownFiles): ProjectFileView[] {
  return fileKeysOf(project).flatMap((key) => {
    const file = kept.get(key);
    if (file === undefined) return [];
    const { filename, unit } = file;
    return [{ key, filename, unit, url: sign(key).url, pictureUrl: pictures.get(key) ?? null }];
  });
}

/** A project as its owner sees it. */
export function projectView(project: ProjectRequest, files: ShownFiles, now: Date): ProjectView {
  const { vertical, title, description, quantity, deadline, createdAt, updatedAt } = project;
  return {
    ...createdView(project),
    ...{ vertical, title, description, quantity },
    phone: project.phone ?? null,
    budgetRange: project.budgetRange ?? null,
    deadline: deadline?.toISOString() ?? null,
    referenceUrl: project.referenceUrl ?? null,
    fileKey: project.fileKey ?? null,
    files: filesView(project, files),
    pictureUrl: files.pictures.get(project.fileKey ?? '') ?? null,
    materialPref: project.materialPref ?? null,
    finishPref: project.finishPref ?? null,
    answer: answerView(project, files, now),
    orderId: project.order?.id ?? null,
    history: project.history.map(({ status, at }) => ({ status, at })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
