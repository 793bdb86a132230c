/** A field of the forms behind mailed links. */
export type LinkField = 'name' | 'newPassword' | 'confirmPassword' | 'email';
