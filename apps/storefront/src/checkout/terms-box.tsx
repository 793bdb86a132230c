import { say } from '../words/language.js';

/** The terms of sale, without which nothing is ordered. */
export function TermsBox() {
  return (
    <label class="check">
      <input type="checkbox" name="acceptTerms" required />
      <span>
        {say('checkout.terms')} <a href="/terms">{say('checkout.termsLink')}</a>
      </span>
    </label>
  );
}
