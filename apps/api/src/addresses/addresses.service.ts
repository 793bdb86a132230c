import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { maxAddresses } from '@shared/domain/contract/limits.js';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import type { Purchase } from '@shared/domain/orders/purchase.js';
import { Address } from '@shared/infra/database/entities/address.entity.js';
import type { Destination } from '@shared/infra/database/entities/destination.entity.js';
import type { DeliveryAddress } from '@shared/infra/database/entities/order.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { gathered } from '@shared/infra/database/gathered.js';
import { runSqlAlone } from '@shared/infra/database/run-sql.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { assertRoom, type Quota } from '../endpoint/limits/account-quota.js';
import { inOrderOf, readPage } from '../endpoint/lists/list-page.js';
import { Page } from '../endpoint/lists/page.js';
import type { PageQuery } from '../endpoint/lists/page-query.js';
import { CatalogService } from '../catalog/catalog.service.js';
import type { AddressView, ChangedAddressDto, NewAddressDto } from './addresses.dto.js';
import { told } from '@shared/words/say.js';

const ownAddresses: Quota = {
  name: 'addresses',
  limit: maxAddresses,
  reason: 'tooManyRecords',
  message: told('api.messages.tooManyAddresses', { limit: maxAddresses }),
  hint: told('api.hints.deleteAddress', { call: 'DELETE /api/addresses/{id}' }),
  countSql: 'select count(*) as used from addresses where user_id = ?',
};

/** An account as its orders and their mails name it. */
export interface Buyer extends Purchase {
  id: string;
  email: string;
  name: string;
  locale: MailLocale;
}

type BuyerRow = Buyer & { addressId: string; deliveryAddress: DeliveryAddress };

/** An address of an account; addresses of others have no row. */
interface BuyerQuestion {
  addressId: string;
  userId: string;
}

const buyersSql = `select a.id as "addressId", u.id, u.email, u.name, u.locale, u.company, u.purchase_order as "purchaseOrder", u.project,
    jsonb_build_object('fullName', a.full_name, 'phone', a.phone, 'street', a.street, 'city', a.city,
      'postalCode', a.postal_code, 'destinationId', a.destination_id) as "deliveryAddress"
  from addresses a join users u on u.id = a.user_id
  where (a.id, a.user_id) in (select * from unnest($1::uuid[], $2::uuid[]))`;

async function findBuyers(
  em: EntityManager,
  questions: readonly BuyerQuestion[],
): Promise<(BuyerRow | null)[]> {
  const [addressIds, userIds] = [
    questions.map(({ addressId }) => addressId.toLowerCase()),
    questions.map(({ userId }) => userId),
  ];
  const rows = await runSqlAlone<BuyerRow>(em, buyersSql, [addressIds, userIds]);
  const found = new Map(rows.map((row) => [`${row.addressId} ${row.id}`, row]));
  return questions.map((_, place) => found.get(`${addressIds[place]} ${userIds[place]}`) ?? null);
}

/** A customer's delivery addresses, in served cities. */
@Injectable()
export class AddressesService {
  private readonly buyerOf = gathered((questions: readonly BuyerQuestion[]) =>
    findBuyers(this.em, questions),
  );

  constructor(
    private readonly em: EntityManager,
    private readonly catalog: CatalogService,
    private readonly idempotency: Idempotency,
  ) {}

  /** The default first, then the newest. */
  async list(userId: string, page: PageQuery): Promise<Page<AddressView>> {
    const own = { list: 'addresses', from: 'addresses t', where: 't.user_id = ?', values: [userId] };
    const { ids, nextCursor } = await readPage(this.em, { ...own, rank: 't.is_default::int' }, page);
    const addresses = inOrderOf(ids, await this.em.find(Address, { id: { $in: ids } }));
    return new Page(addresses.map(addressView), nextCursor);
  }

  /** @throws {ServiceError} INVALID_INPUT: cityNotServed or tooManyRecords. */
  async add(
    userId: string,
    request: RepeatableRequest | null,
    dto: NewAddressDto,
  ): Promise<Pick<AddressView, 'id' | 'city'>> {
    const { shippingDestinationId, postalCode = null, ...rest } = dto;
    const { answer } = await this.idempotency.once(userId, request, {
      prepare: () => this.servedCity(shippingDestinationId, dto.city),
      commit: async (em, { id: destination, name: city }) => {
        await assertRoom(em, userId, ownAddresses);
        if (dto.isDefault) await giveUpDefault(em, userId);
        const address = em.create(Address, { ...rest, user: userId, city, destination, postalCode });
        await em.flush();
        return { id: address.id, city };
      },
    });
    return answer;
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND; INVALID_INPUT, cityNotServed. */
  async change(userId: string, id: string, dto: ChangedAddressDto): Promise<AddressView> {
    const { shippingDestinationId, isDefault, ...rest } = dto;
    // Before the transaction: what is held of the catalogue is read by a connection of its own.
    const moved = await this.movedTo(userId, id, shippingDestinationId, dto.city);
    return this.em.transactional(async (em) => {
      if (dto.isDefault === true) await giveUpDefault(em, userId);
      const address = await findOwn(em, userId, id);
      if (moved !== null) {
        em.assign(address, { destination: moved.id });
        rest.city = moved.name;
      }
      em.assign(address, { ...rest, ...(isDefault !== undefined && { isDefault: isDefault ?? false }) });
      await em.flush();
      return addressView(address);
    });
  }

  /** The city of a change, if it names one. */
  private async movedTo(
    userId: string,
    id: string,
    destinationId: string | undefined,
    city: string | undefined,
  ): Promise<Destination | null> {
    if (destinationId === undefined && city === undefined) return null;
    const own = async () => (await findOwn(this.em, userId, id)).destination.id;
    return this.servedCity(destinationId ?? (await own()), city);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async remove(userId: string, id: string): Promise<void> {
    const removed = isUuid(id) ? await this.em.nativeDelete(Address, { id, user: userId }) : 0;
    if (removed === 0) throw new ServiceError('RESOURCE_NOT_FOUND');
  }

  /** Whom and where an order to an own address is for. @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async findBuyer(userId: string, id: string): Promise<{ buyer: Buyer; deliveryAddress: DeliveryAddress }> {
    const row = isUuid(id) ? await this.buyerOf({ addressId: id, userId }) : null;
    if (row === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    const { email, name, locale, company, purchaseOrder, project, deliveryAddress } = row;
    return { buyer: { id: userId, email, name, locale, company, purchaseOrder, project }, deliveryAddress };
  }

  /** @param city the client's spelling; by default the destination's own name. */
  private async servedCity(destinationId: string, city?: string): Promise<Destination> {
    const found = await this.catalog.findCity(destinationId, city);
    if (found?.isNamed) return found.destination;
    const error =
      found === null
        ? { field: 'shippingDestinationId', message: told('api.fields.cityNotServed') }
        : { field: 'city', message: told('api.fields.cityOfDestination', { city: found.destination.name }) };
    throw new ServiceError('INVALID_INPUT', {
      message: told('api.messages.cityNotServed'),
      details: {
        errors: [{ ...error, reason: 'cityNotServed' }],
        reason: 'cityNotServed',
        hint: told('api.hints.servedCity'),
      },
    });
  }
}

async function findOwn(em: EntityManager, userId: string, id: string): Promise<Address> {
  const address = isUuid(id) ? await em.findOne(Address, { id, user: userId }) : null;
  if (address === null) throw new ServiceError('RESOURCE_NOT_FOUND');
  return address;
}

/** Clears the default address; a lock on the user's row serialises concurrent requests. */
async function giveUpDefault(em: EntityManager, userId: string): Promise<void> {
  await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await em.nativeUpdate(Address, { user: userId, isDefault: true }, { isDefault: false });
}

function addressView(address: Address): AddressView {
  const { id, label, fullName, phone, street, city, destination, postalCode, isDefault } = address;
  return {
    id,
    label,
    fullName,
    phone,
    street,
    city,
    shippingDestinationId: destination.id,
    postalCode: postalCode ?? null,
    isDefault,
    createdAt: address.createdAt.toISOString(),
    updatedAt: address.updatedAt.toISOString(),
  };
}
