import { describe, expect, it } from '@jest/globals';
import { maxStatementRows, readAmount, readBankStatement, readDay } from './bank-statement.js';

describe('An amount of a statement', () => {
  it.each([
    ['1234,50', 123_450],
    ['1 234,50', 123_450],
    ['1\u202f234,5', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['12,345,678.90', 1_234_567_890],
    ['1234', 123_400],
    ['+99.90 MAD', 9_990],
    ['-120,00', -12_000],
    ['−120,00 DH', -12_000],
    ['0,00', 0],
    ['1,234', 123_400],
    ['1 234,50-', -123_450],
    ['(1 234,50)', -123_450],
    ['(120,00 DH)', -12_000],
    ['–120,00', -12_000],
    ['120,00 D', -12_000],
    ['120,00 DR', -12_000],
    ['120,00 CR', 12_000],
    ['120,00- DH', -12_000],
  ])('%s is %i centimes', (text, centimes) => {
    expect(readAmount(text)).toBe(centimes);
  });

  it.each(['', 'VIR 12', '1,2,3', '12.34.56', '1-2', '99999999999999999', '(12', '-12-', '12 C', '12)'])(
    '%j is none',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );
});

describe('A day of a statement', () => {
  it.each([
    ['2026-11-22', '2026-11-22'],
    ['22/11/2026', '2026-11-22'],
    ['22.11.26', '2026-11-22'],
    ['1/12/2026', '2026-12-01'],
    ['1.2.26', '2026-02-01'],
    ['2026-2-1', '2026-02-01'],
    ['1/122026', null],
    ['', null],
    ['31/02/2026', null],
    ['2026-13-01', null],
    ['CMD-2026', null],
  ])('%s is %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});

describe('A bank statement', () => {
  it('with named columns of debit and credit gives the money that came in', () => {
    const text = [
      'Date;Libellé;Référence;Débit;Crédit',
      '20/11/2026;VIR RECU DE ATELIER NORD;CMD 2026 0012;;"1 234,50"',
      '21/11/2026;FRAIS DE TENUE;;12,00;',
      '21/11/2026;"VIR ""B"" SARL";CMD-2026-0013;;100,00',
    ].join('\r\n');
    expect(readBankStatement(text)).toEqual({
      transfers: [
        {
          ...{ line: 2, day: '2026-11-20', amountCentimes: 123_450 },
          reference: 'VIR RECU DE ATELIER NORD CMD 2026 0012',
        },
        { line: 4, day: '2026-11-21', amountCentimes: 10_000, reference: 'VIR "B" SARL CMD-2026-0013' },
      ],
      debits: 1,
      unreadable: [],
      left: 0,
      isColumnUnknown: false,
    });
  });

  it('with a preamble, balances and other names of its columns gives the same', () => {
    const text = [
      'Relevé de compte;RIB 007 780 0001234000000123 45',
      'Titulaire;ATELIER SARL',
      '',
      'Date opération;Libellé;Montant débit;Montant crédit;Solde',
      '20/11/2026;VIR CMD 2026 0012;;1 234,50;45 231,80',
      '21/11/2026;VIR EMIS AMINA;120,00;;45 111,80',
      '21/11/2026;VIR 20260013;;100,00;45 211,80',
    ].join('\n');
    expect(readBankStatement(text)).toEqual({
      transfers: [
        { line: 5, day: '2026-11-20', amountCentimes: 123_450, reference: 'VIR CMD 2026 0012' },
        { line: 7, day: '2026-11-21', amountCentimes: 10_000, reference: 'VIR 20260013' },
      ],
      debits: 1,
      unreadable: [],
      left: 0,
      isColumnUnknown: false,
    });
  });

  it.each([
    ['CREDIT DU MAROC;;;', 'Date;Libellé;Débit;Crédit', '20/11/2026;VIR A;;10,00'],
    ['Banque;Crédit Agricole du Maroc', 'Date;Libellé;Montant', '20/11/2026;VIR A;10,00'],
    ['', 'Date;Libellé;Débit/Crédit;Montant', '20/11/2026;VIR A;C;10,00\n21/11/2026;FRAIS;D;3,00'],
    ['', 'Libellé;Montant', 'VIR DUPONT, JEAN;10,00\nVIR A, B;1 234,50'],
  ])('is read by the line that names most columns: %s %s', (preamble, head, rows) => {
    const { transfers, unreadable } = readBankStatement([preamble, head, rows].join('\n'));
    expect([transfers[0]?.amountCentimes, transfers[0]?.line, unreadable]).toEqual([1_000, 3, []]);
    expect(transfers.map(({ reference }) => reference)).not.toContain('FRAIS');
  });

  it.each([
    ['Montant débiteur', 'Montant créditeur'],
    ['Débit en DH', 'Crédit en DH'],
    ['Mouvement débit', 'Mouvement crédit'],
  ])('tells what went out by “%s”', (debit, credit) => {
    const text = [
      `Date opération;Libellé;${debit};${credit};Solde`,
      '20/11/2026;VIR RECU CMD 2026 0012;;1 234,50;45 231,80',
      '21/11/2026;VIR EMIS REMB CMD-2026-0013;120,00;;45 111,80',
    ].join('\n');
    expect(readBankStatement(text)).toEqual({
      transfers: [
        { line: 2, day: '2026-11-20', amountCentimes: 123_450, reference: 'VIR RECU CMD 2026 0012' },
      ],
      ...{ debits: 1, unreadable: [], left: 0, isColumnUnknown: false },
    });
  });

  it.each([
    ['UTF-8 as Windows', 'LibellÃ©;DÃ©bit;CrÃ©dit'],
    ['UTF-8 as Windows, twice', 'LibellÃƒÂ©;DÃƒÂ©bit;CrÃƒÂ©dit'],
    ['UTF-8 as Mac', 'Libell√©;D√©bit;Cr√©dit'],
    ['UTF-8 as DOS', 'Libell├®;D├®bit;Cr├®dit'],
    ['Windows as UTF-8', 'Libell\uFFFD;D\uFFFDbit;Cr\uFFFDdit'],
    ['UTF-8 as ASCII', 'Libell\uFFFD\uFFFD;D\uFFFD\uFFFDbit;Cr\uFFFD\uFFFDdit'],
    ['to ASCII', 'Libell?;D?bit;Cr?dit'],
    ['Mac as Windows', 'LibellŽ;DŽbit;CrŽdit'],
    ['DOS as Windows', 'Libell‚;D‚bit;Cr‚dit'],
    ['Windows as DOS', 'LibellÚ;DÚbit;CrÚdit'],
    ['apart', 'Libelle\u0301;De\u0301bit;Cre\u0301dit'],
    ['capitals', 'LIBELLÃ‰;DÃ‰BIT;CRÃ‰DIT'],
    ['capitals of ISO', 'LIBELLÃ\u0089;DÃ\u0089BIT;CRÃ\u0089DIT'],
    ['other names', 'RÃ©fÃ©rence;Montant dÃ©biteur;Montant crÃ©diteur'],
    ['without', 'Libell;Dbit;Crdit'],
  ])('tells debits by names whose accents were broken: %s', (_, head) => {
    const text = [
      `ï»¿Date;${head}`,
      '29/11/2026;REJET VIR CMD-2026-0122;463,74;',
      '30/11/2026;VIR CMD-2026-0123;;144,55',
    ].join('\n');
    expect(readBankStatement(text)).toEqual({
      transfers: [{ line: 3, day: '2026-11-30', amountCentimes: 14_455, reference: 'VIR CMD-2026-0123' }],
      ...{ debits: 1, unreadable: [], left: 0, isColumnUnknown: false },
    });
  });

  it.each([
    'Date;Libellé;Sortie;Entrée',
    'Date;Libellé;Montant sortie;Montant entrée',
    'Datum;Buchungstext;Soll;Haben',
    'Titulaire;ATELIER SARL\nRelevé de novembre;;',
  ])('without a known name of what came in has no rows: %s', (head) => {
    const text = `${head}\n29/11/2026;REJET VIR CMD-2026-0122;463,74;\n30/11/2026;VIR CMD-2026-0123;;144,55`;
    const { transfers, debits, unreadable, isColumnUnknown } = readBankStatement(text);
    expect([transfers, debits, isColumnUnknown]).toEqual([[], 0, true]);
    expect(unreadable.length).toBe(text.split('\n').length);
  });

  it('without names has no rows where amounts stand in several columns', () => {
    const text = '29/11/2026\tREJET VIR CMD-2026-0122\t463,74\t\n30/11/2026\tVIR CMD-2026-0123\t\t144,55';
    expect(readBankStatement(text)).toEqual({
      ...{ transfers: [], debits: 0, unreadable: [1, 2], left: 0, isColumnUnknown: true },
    });
  });

  it.each(['-120,00', '120,00-', '(120,00)', '−120,00', '120,00 D'])(
    'has debits in the one column of amounts: %s',
    (debit) => {
      for (const head of ['Date;Libellé;Montant\n', '']) {
        const text = `${head}29/11/2026;REMB CMD-2026-0122;${debit}\n30/11/2026;VIR CMD-2026-0123;+120,00`;
        const { transfers, debits, unreadable } = readBankStatement(text);
        expect([transfers.map(({ reference }) => reference), debits, unreadable]).toEqual([
          ['VIR CMD-2026-0123'],
          1,
          [],
        ]);
      }
    },
  );

  it.each(['1/12/2026', '01-déc-2026', '1er décembre'])('keeps a day out of the text: %s', (day) => {
    const text = `Date opération;Date valeur;Libellé;Crédit\n${day};${day};VIR CMD-2026-0012;10,00`;
    const { transfers } = readBankStatement(text);
    const read = day === '1/12/2026' ? '2026-12-01' : null;
    expect(transfers).toEqual([
      { line: 2, day: read, amountCentimes: 1_000, reference: 'VIR CMD-2026-0012' },
    ]);
  });

  it('tells rows above the names of the columns', () => {
    const text = '20/11/2026;VIR A;10,00\nDate;Libellé;Montant\n21/11/2026;VIR B;20,00';
    expect(readBankStatement(text)).toMatchObject({ transfers: [{ line: 3 }], unreadable: [1] });
  });

  it('without names is read by what its cells look like', () => {
    const text = '2026-11-20,VIR CMD-2026-0012,1234.50\n\n2026-11-21,CARTE,-20.00\nSolde final\n';
    expect(readBankStatement(text)).toEqual({
      transfers: [{ line: 1, day: '2026-11-20', amountCentimes: 123_450, reference: 'VIR CMD-2026-0012' }],
      debits: 1,
      unreadable: [4],
      left: 0,
      isColumnUnknown: false,
    });
  });

  it('is read up to its bound', () => {
    const text = Array.from({ length: maxStatementRows + 5 }, (_, at) => `VIR ${at} A;1,00`).join('\n');
    const { transfers, left } = readBankStatement(text);
    expect([transfers.length, left]).toEqual([maxStatementRows, 5]);
  });

  it('has no rows of more cells than a bank writes', () => {
    const wide = (cells: number) => ['VIR 12', '99,90', ...Array<string>(cells - 2).fill('')].join(';');
    const { transfers, unreadable } = readBankStatement([wide(40), wide(41), wide(5_000)].join('\n'));
    expect(transfers).toEqual([{ line: 1, day: null, amountCentimes: 9_990, reference: 'VIR 12' }]);
    expect(unreadable).toEqual([2, 3]);
  });
});
