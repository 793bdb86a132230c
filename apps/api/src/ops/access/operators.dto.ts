import { type OperatorRole, operatorRoles } from '@shared/domain/accounts/operator-roles.js';
import { Email, OneOf } from '../../endpoint/fields/fields.js';

export class AppointmentDto {
  /** Of an account that exists. */
  @Email()
  email: string;

  /** viewer reads, operator makes and answers, admin decides prices and who is an operator. */
  @OneOf(operatorRoles)
  role: OperatorRole;
}
