import { applyDecorators } from '@nestjs/common';
import type { Finish } from '@shared/domain/contract/enums.js';
import {
  type BudgetRange,
  budgetRanges,
  type ProjectStatus,
  type ProjectVertical,
  projectVerticals,
} from '@shared/domain/projects/project-states.js';
import { readDateTime } from '../endpoint/date-time.js';
import {
  Check,
  FinishField,
  OneLine,
  OneOf,
  Optional,
  Phone,
  Quantity,
  Text,
  Trimmed,
  Words,
} from '../endpoint/fields.js';
import { expects } from '../endpoint/expectation.js';

/** A moment in the future, on a day that the calendar has. */
const FutureDate = () =>
  applyDecorators(
    Check(
      'isDateTime',
      (value) => readDateTime(value) !== null,
      expects('api.fields.dateTime', { example: '2027-01-31T12:00:00Z' }),
      {
        type: 'string',
        format: 'date-time',
      },
    ),
    Check('isFuture', isFutureOrNoDate, expects('api.fields.future'), {}),
  );

/** What is no date at all is told by another check. */
function isFutureOrNoDate(value: unknown): boolean {
  const moment = readDateTime(value);
  return moment === null || moment.getTime() > Date.now();
}

function isWebAddress(value: unknown): boolean {
  if (value === '') return true;
  return (
    typeof value === 'string' &&
    URL.canParse(value) &&
    ['http:', 'https:'].includes(new URL(value).protocol) &&
    !/[\s<>"]/.test(value)
  );
}

const WebAddress = () =>
  Check('isWebAddress', isWebAddress, expects('api.fields.webAddress'), {
    anyOf: [{ format: 'uri' }, { maxLength: 0 }],
  });

export class NewProjectDto {
  @OneOf(projectVerticals)
  vertical: ProjectVertical;

  @Trimmed()
  @OneLine(3, 120)
  title: string;

  @Trimmed()
  @Words(20, 2000)
  description: string;

  @Optional()
  @Quantity()
  quantity: number = 1;

  @Optional()
  @Phone()
  phone?: string;

  @Optional()
  @OneOf(budgetRanges)
  budgetRange?: BudgetRange;

  @Optional()
  @FutureDate()
  deadline?: string;

  /** An http(s) address, or '' for none. */
  @Optional()
  @Text(0, 500)
  @WebAddress()
  referenceUrl?: string;

  /** '' for none. */
  @Optional()
  @Text(0, 500)
  fileKey?: string;

  @Optional()
  @Text(0, 60)
  materialPref?: string;

  @Optional()
  @FinishField()
  finishPref?: Finish;
}

export interface ProjectCreated {
  id: string;
  reference: string;
  status: ProjectStatus;
}

export interface ProjectView extends ProjectCreated {
  vertical: ProjectVertical;
  title: string;
  description: string;
  quantity: number;
  phone: string | null;
  budgetRange: BudgetRange | null;
  deadline: string | null;
  referenceUrl: string | null;
  fileKey: string | null;
  materialPref: string | null;
  finishPref: Finish | null;
  createdAt: string;
  updatedAt: string;
}

export interface ProjectPage {
  requests: ProjectView[];
  /** Where more projects follow: send it as `after`. */
  nextCursor?: string;
}
