import { isSessionOver, leaveSession, user } from '../service/session.js';
import { FieldScope } from '@web/components/field.js';
import { Modal } from '@web/app/modal.js';
import { say } from '../words/language.js';
import { SignIn } from './sign-in.js';

/** Asks for a new session over the page when the old one has ended: what is on the page stays, and goes on. */
export function SessionOver() {
  if (!isSessionOver.value) return null;
  return (
    <Modal title={say('signIn.overTitle')} onClose={leaveSession}>
      <FieldScope.Provider value="again-">
        <SignIn isAgain reason={say('signIn.over')} email={user.value?.email} />
      </FieldScope.Provider>
    </Modal>
  );
}
