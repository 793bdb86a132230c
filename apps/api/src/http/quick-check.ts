import { getMetadataStorage, type MetadataStorage, ValidationTypes } from 'class-validator';

type ValidationMetadata = ReturnType<MetadataStorage['getTargetValidationMetadatas']>[number];
type Judge = (value: unknown, object: object) => boolean;

/** The checks of one field, in class-validator's own functions. */
interface FieldChecks {
  field: string;
  /** The field is checked where all of these hold. */
  conditions: readonly Judge[];
  checks: readonly Judge[];
  isNested: boolean;
}

/** `null` for a class with a kind of check that is not read here. */
type Plan = readonly FieldChecks[] | null;

// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- as class-validator names classes
type Class = Function;
const plans = new WeakMap<Class, Plan>();

const readTypes: readonly string[] = [
  ValidationTypes.CUSTOM_VALIDATION,
  ValidationTypes.CONDITIONAL_VALIDATION,
  ValidationTypes.NESTED_VALIDATION,
];

function isRead({ type, groups, context, validateIf }: ValidationMetadata): boolean {
  return readTypes.includes(type) && !groups?.length && context === undefined && validateIf === undefined;
}

function judgesOf(metadata: ValidationMetadata): Judge[] {
  const { constraintCls, constraints, propertyName: property, each } = metadata;
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }) => (value, object) => {
      const judged = { value, constraints, targetName: object.constructor.name, object, property };
      return each && Array.isArray(value)
        ? value.every((one) => instance.validate(one, judged) === true)
        : instance.validate(value, judged) === true;
    });
}

function planOf(dto: Class): Plan {
  const known = plans.get(dto);
  if (known !== undefined) return known;
  const metadata = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const fields = Map.groupBy(metadata, ({ propertyName }) => propertyName);
  const plan = metadata.every(isRead)
    ? [...fields].map(([field, own]): FieldChecks => {
        const ofType = (type: string) => own.filter((one) => one.type === type);
        return {
          field,
          conditions: ofType(ValidationTypes.CONDITIONAL_VALIDATION).map(
            ({ constraints: [holds] }) =>
              (value, object) =>
                Boolean((holds as (object: object, value: unknown) => unknown)(object, value)),
          ),
          checks: ofType(ValidationTypes.CUSTOM_VALIDATION).flatMap(judgesOf),
          isNested: ofType(ValidationTypes.NESTED_VALIDATION).length > 0,
        };
      })
    : null;
  plans.set(dto, plan);
  return plan;
}

function passesNested(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.every((entry) => entry !== undefined && passesNested(entry));
  return typeof value === 'object' && value !== null && passes(value);
}

/**
 * Whether an instance of a DTO passes every check of its class: the very functions that class-validator's `validate` calls,
 * gathered once a class and without its report. Where this says no, `validate` says why, and has the last word.
 */
export function passes(object: object): boolean {
  const plan = planOf(object.constructor);
  if (plan === null) return false;
  for (const { field, conditions, checks, isNested } of plan) {
    const value = (object as Record<string, unknown>)[field];
    if (!allHold(conditions, value, object)) continue;
    if (!allHold(checks, value, object) || (isNested && !passesNested(value))) return false;
  }
  return true;
}

/** Makes no function of its own: a basket asks some hundreds of times. */
function allHold(judges: readonly Judge[], value: unknown, object: object): boolean {
  for (const judge of judges) if (!judge(value, object)) return false;
  return true;
}
