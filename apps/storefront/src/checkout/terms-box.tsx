import { locale, say } from '../words/language.js';

/** The terms of sale, without which nothing is ordered; read beside the form, which keeps what was typed. */
export function TermsBox() {
  return (
    <label class="check">
      <input type="checkbox" name="acceptTerms" required />
      <span>
        {say('checkout.terms')}{' '}
        <a href={`/${locale}/terms`} target="_blank" rel="noopener">
          {say('checkout.termsLink')}
        </a>
      </span>
    </label>
  );
}
