/** A field of the forms that mailed links lead to. */
export type LinkField = 'name' | 'newPassword' | 'confirmPassword' | 'email';
