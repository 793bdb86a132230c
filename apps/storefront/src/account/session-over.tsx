import { putOffSession, user } from '../service/session.js';
import { FieldScope } from '@web/components/field.js';
import { Modal } from '@web/app/modal.js';
import { say } from '../words/language.js';
import { SignIn } from './sign-in.js';

/** Asks for a new session over the page when the old one has ended: what is on the page stays, also where this is closed. */
export function SessionOver() {
  return (
    <Modal title={say('signIn.overTitle')} onClose={putOffSession}>
      <FieldScope.Provider value="again-">
        <SignIn isAgain reason={say('signIn.over')} email={user.value?.email} />
      </FieldScope.Provider>
    </Modal>
  );
}
