import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { OperatorRole } from '@shared/domain/accounts/operator-roles.js';
import { UncountedInOutage } from '../../endpoint/limits/rate-limit.decorator.js';
import { OperatorGuard, neededRoleKey } from './operator.guard.js';

/**
 * Admits only operators: reading needs the role viewer, everything else operator, unless {@link NeedsRole} says more.
 * They need the console most while Redis, which counts calls, is unavailable.
 */
export const OperatorsOnly = () => applyDecorators(UseGuards(OperatorGuard), UncountedInOutage(true));

/** The role that an endpoint for operators needs. */
export const NeedsRole = (role: OperatorRole) => SetMetadata(neededRoleKey, role);
