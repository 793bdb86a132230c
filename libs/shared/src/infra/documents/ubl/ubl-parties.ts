import type { Buyer, Seller } from '../document-content.js';
import { leaf, optionalLeaf, parent, type XmlElement } from './xml.js';
import { vatScheme } from './ubl-values.js';

/** An address of free lines, in Morocco: the service delivers nowhere else. */
export function postalAddress(name: string, lines: readonly string[]): XmlElement {
  return parent(name, [
    ...lines
      .filter((line) => line.trim() !== '')
      .map((line) => parent('cac:AddressLine', [leaf('cbc:Line', line)])),
    parent('cac:Country', [leaf('cbc:IdentificationCode', 'MA')]),
  ]);
}

function identification(scheme: string, id: string): XmlElement | null {
  const leafOfId = optionalLeaf('cbc:ID', id, { schemeID: scheme });
  return leafOfId === null ? null : parent('cac:PartyIdentification', [leafOfId]);
}

const partyName = (name: string): XmlElement => parent('cac:PartyName', [leaf('cbc:Name', name)]);

/** The seller: by ICE, tax number, register and business tax. */
export function supplierParty(seller: Seller): XmlElement {
  const { name, address, city, website, ice, taxId, tradeRegister, businessTax, phone, email } = seller;
  return parent('cac:AccountingSupplierParty', [
    parent('cac:Party', [
      optionalLeaf('cbc:WebsiteURI', website),
      identification('ICE', ice),
      identification('IF', taxId),
      identification('RC', tradeRegister),
      identification('TP', businessTax),
      partyName(name),
      postalAddress('cac:PostalAddress', [address, city]),
      parent('cac:PartyTaxScheme', [optionalLeaf('cbc:CompanyID', taxId, { schemeID: 'IF' }), vatScheme()]),
      parent('cac:PartyLegalEntity', [
        leaf('cbc:RegistrationName', name),
        optionalLeaf('cbc:CompanyID', ice, { schemeID: 'ICE' }),
      ]),
      parent('cac:Contact', [
        optionalLeaf('cbc:Telephone', phone),
        optionalLeaf('cbc:ElectronicMail', email),
      ]),
    ]),
  ]);
}

/** The buyer: a company by its ICE with the person who ordered as its contact, or that person. */
export function customerParty({ name, email, phone, addressLines, company }: Buyer): XmlElement {
  const buys = company?.name ?? name;
  return parent('cac:AccountingCustomerParty', [
    parent('cac:Party', [
      company ? identification('ICE', company.ice) : null,
      partyName(buys),
      postalAddress(
        'cac:PostalAddress',
        addressLines.filter((line) => line !== name),
      ),
      parent('cac:PartyLegalEntity', [
        leaf('cbc:RegistrationName', buys),
        optionalLeaf('cbc:CompanyID', company?.ice, { schemeID: 'ICE' }),
      ]),
      parent('cac:Contact', [
        leaf('cbc:Name', name),
        optionalLeaf('cbc:Telephone', phone),
        optionalLeaf('cbc:ElectronicMail', email),
      ]),
    ]),
  ]);
}
