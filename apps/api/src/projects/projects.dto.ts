import { applyDecorators } from '@nestjs/common';
import { maxProjectFiles } from '@shared/domain/contract/limits.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import {
  type BudgetRange,
  budgetRanges,
  type ProjectStatus,
  type ProjectVertical,
  projectVerticals,
} from '@shared/domain/projects/project-states.js';
import { Amount } from '../endpoint/fields/amount-field.js';
import { readDateTime } from '../endpoint/fields/date-time.js';
import {
  Check,
  DateTime,
  FinishField,
  MustBeTrue,
  Nested,
  OneLine,
  OneOf,
  Optional,
  Phone,
  Quantity,
  Reference,
  References,
  Text,
  Trimmed,
  Words,
} from '../endpoint/fields/fields.js';
import { expects } from '../endpoint/fields/expectation.js';
import { BillingAddressDto, PurchaseDto } from '../endpoint/fields/purchase-fields.js';
import { isWebAddress } from '../endpoint/fields/web-address.js';

/** A moment in the future. */
const FutureDate = () =>
  applyDecorators(DateTime(), Check('isFuture', isFutureOrNoDate, expects('api.fields.future'), {}));

/** What is no date at all is told by another check. */
function isFutureOrNoDate(value: unknown): boolean {
  const moment = readDateTime(value);
  return moment === null || moment.getTime() > Date.now();
}

function isPlainAddress(value: unknown): boolean {
  return value === '' || (isWebAddress(value) && !/[\s<>"]/.test(String(value)));
}

const WebAddress = () =>
  Check('isPlainAddress', isPlainAddress, expects('api.fields.webAddress'), {
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

  /** More files of the caller's that belong to it. */
  @Optional()
  @References(maxProjectFiles - 1)
  furtherFileKeys: string[] = [];

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
  /** Every file that came with it, `fileKey` first; those that are no longer kept are left out. */
  files: ProjectFileView[];
  /** Shows the part of `fileKey`, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn. */
  pictureUrl: string | null;
  materialPref: string | null;
  finishPref: Finish | null;
  /** What the team answered last. */
  answer: ProjectAnswerView | null;
  /** The order that it became when its answer was accepted. */
  orderId: string | null;
  /** Every state that it has had, oldest first. */
  history: ProjectStepView[];
  createdAt: string;
  updatedAt: string;
}

/** A file that came with a project. */
export interface ProjectFileView {
  /** Its key. */
  key: string;
  /** As it was uploaded. */
  filename: string;
  /** Of the numbers in it. */
  unit: LengthUnit;
  /** Downloads it; works for 15 minutes. */
  url: string;
  /** Shows its part, as for `pictureUrl` of the project. */
  pictureUrl: string | null;
}

/** What the team offers for a project. */
export interface ProjectAnswerView {
  /** MAD, tax and delivery included: what the order will be charged. */
  amount: number;
  /** What is offered. */
  text: string;
  /** Working days from payment to the door. */
  deliveryDays: number | null;
  /** A saved quote of the caller's: accepting orders its lines. */
  quoteId: string | null;
  /** A file that the answer is about. */
  fileKey: string | null;
  /** Downloads that file; works for 15 minutes. */
  fileUrl: string | null;
  /** When it was given. */
  answeredAt: string;
  /** Until when it can be accepted. */
  expiresAt: string;
  /** Whether it is too late to accept it; ask the team to renew it. */
  hasExpired: boolean;
}

/** A state that a project has had. */
export interface ProjectStepView {
  /** The state. */
  status: ProjectStatus;
  /** Since when. */
  at: string;
}

export class AcceptProjectDto extends PurchaseDto {
  /** Where the parcel goes. */
  @Reference()
  addressId: string;

  @MustBeTrue()
  acceptTerms: boolean;

  /** The amount that was shown: an answer with another is not accepted. */
  @Optional()
  @Amount()
  amount?: number;

  /** The `answeredAt` of the answer that was shown: a later one is not accepted. */
  @Optional()
  @DateTime()
  answeredAt?: string;

  /** Where the invoice is addressed; the delivery address when left out. */
  @Optional()
  @Nested(() => BillingAddressDto)
  billingAddress?: BillingAddressDto;
}

export interface ProjectPage {
  requests: ProjectView[];
  /** Where more projects follow: send it as `after`. */
  nextCursor?: string;
}

export class DeclineProjectDto {
  /** The `answeredAt` of the answer that was shown: a later one is not declined. */
  @Optional()
  @DateTime()
  answeredAt?: string;
}
