/** `redis` also keeps its files in S3, so that two stacks exercise both shapes of a deployment. */
export type StackKind = 'postgres' | 'redis';
