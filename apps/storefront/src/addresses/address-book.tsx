import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Actions, Button } from '@web/components/button.js';
import type { Schema } from '@client/service-client.js';
import { service } from '../service/client.js';
import { dataOf, persistently } from '@web/app/failure.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { Modal } from '@web/app/modal.js';
import { useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { say } from '../words/language.js';
import { AddressForm } from './address-form.js';
import { AddressText } from './address-text.js';

type Address = Schema<'Address'>;

interface AddressBookProps {
  /** The address that an order goes to; without `onChoose` there is nothing to choose. */
  chosenId?: string | null;
  onChoose?: (id: string | null) => void;
  /** Told the city of the chosen address. */
  onCity?: (destinationId: string) => void;
}

/** The account's addresses: to choose from, to add to, to change and to delete. */
export function AddressBook(choice: AddressBookProps) {
  const [record, reload] = useRecord(() => dataOf(service.GET('/api/addresses')), 'addresses');
  return (
    <section>
      <h2>{say('addresses.title')}</h2>
      <Record record={record}>
        {(addresses) => <Book {...choice} addresses={addresses} onChanged={reload} />}
      </Record>
    </section>
  );
}

interface BookProps extends AddressBookProps {
  addresses: readonly Address[];
  onChanged: () => void;
}

function Book({ addresses, chosenId = null, onChoose, onCity, onChanged }: BookProps) {
  /** The address that is being changed; `new` for a further one. */
  const edited = useSignal<string | null>(null);
  const deleted = useSignal<Address | null>(null);
  const [first] = addresses;
  const chosen = addresses.find(({ id }) => id === chosenId);
  const isGone = chosen === undefined;
  useEffect(() => {
    // The list begins with the default address. One just added is in the next list.
    if (isGone) onChoose?.(first?.id ?? null);
  }, [addresses]);
  useEffect(() => {
    if (chosen !== undefined) onCity?.(chosen.shippingDestinationId);
  }, [chosen?.shippingDestinationId]);
  const close = (id: string): void => {
    edited.value = null;
    onChoose?.(id);
    onChanged();
  };
  return (
    <>
      {addresses.length > 0 && (
        <fieldset class="addresses">
          <legend class="visually-hidden">{say('addresses.title')}</legend>
          {addresses.map((address) =>
            edited.value === address.id ? (
              <AddressForm
                key={address.id}
                address={address}
                onSaved={close}
                onCancel={() => (edited.value = null)}
              />
            ) : (
              <AddressCard
                key={address.id}
                address={address}
                isChosen={address.id === chosenId}
                onChoose={onChoose}
                onEdit={() => (edited.value = address.id)}
                onDelete={() => (deleted.value = address)}
                onChanged={onChanged}
              />
            ),
          )}
        </fieldset>
      )}
      {edited.value === 'new' || addresses.length === 0 ? (
        <AddressForm
          onSaved={close}
          onCancel={addresses.length === 0 ? undefined : () => (edited.value = null)}
        />
      ) : (
        <button type="button" class="link" onClick={() => (edited.value = 'new')}>
          {say('addresses.add')}
        </button>
      )}
      {deleted.value !== null && (
        <DeleteAddress
          address={deleted.value}
          onClose={() => (deleted.value = null)}
          onDeleted={() => {
            deleted.value = null;
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface AddressCardProps {
  address: Address;
  isChosen: boolean;
  onChoose?: (id: string) => void;
  onEdit: () => void;
  onDelete: () => void;
  onChanged: () => void;
}

function AddressCard({ address, isChosen, onChoose, onEdit, onDelete, onChanged }: AddressCardProps) {
  const action = useAction();
  const { id, label, isDefault } = address;
  const makeDefault = (): Promise<boolean> =>
    action.run(async () => {
      const params = { path: { id } };
      await persistently(() =>
        dataOf(service.PATCH('/api/addresses/{id}', { params, body: { isDefault: true } })),
      );
      onChanged();
    });
  const text = (
    <span>
      <strong>
        <bdi>{label}</bdi>
      </strong>
      {isDefault && <small> {say('addressBook.default')}</small>}
      <br />
      <AddressText {...address} />
    </span>
  );
  return (
    <div class="card address">
      {onChoose === undefined ? (
        text
      ) : (
        <label class="choice">
          <input type="radio" name="address" checked={isChosen} onChange={() => onChoose(id)} />
          {text}
        </label>
      )}
      <p class="line-menu">
        <button type="button" class="link" aria-label={say('addressBook.editOf', { label })} onClick={onEdit}>
          {say('addressBook.edit')}
        </button>
        {!isDefault && (
          <button
            type="button"
            class="link"
            aria-disabled={action.isBusy.value}
            aria-label={say('addressBook.makeDefaultOf', { label })}
            onClick={() => void makeDefault()}
          >
            {say('addressBook.makeDefault')}
          </button>
        )}
        <button
          type="button"
          class="link"
          aria-label={say('addressBook.deleteOf', { label })}
          onClick={onDelete}
        >
          {say('addressBook.delete')}
        </button>
      </p>
      <FailureNotice failure={action.failure.value} />
    </div>
  );
}

function DeleteAddress({
  address: { id, label },
  onClose,
  onDeleted,
}: {
  address: Address;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const action = useAction();
  const remove = (): Promise<boolean> =>
    action.run(async () => {
      await dataOf(service.DELETE('/api/addresses/{id}', { params: { path: { id } } }));
      onDeleted();
    });
  return (
    <Modal title={say('addressBook.deleteOf', { label })} onClose={onClose}>
      <p>{say('addressBook.deleteSure')}</p>
      <FailureNotice failure={action.failure.value} />
      <Actions>
        <Button type="button" isBusy={action.isBusy.value} onClick={() => void remove()}>
          {say('addressBook.delete')}
        </Button>
        <Button type="button" isQuiet onClick={onClose}>
          {say('addressBook.cancel')}
        </Button>
      </Actions>
    </Modal>
  );
}
