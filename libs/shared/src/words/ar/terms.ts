import type { terms as english } from '../en/terms.js';
import type { Translated } from '../message.js';

/** @see en/terms.ts */
export const terms: Translated<typeof english> = {
  moment: '{day} على الساعة {time}',
  label: '{label}:',
  /** What documents state until the seller sets other conditions. */
  ofSale:
    'الأداء عند الطلب. تُصنع القطع خصيصا حسب ملفاتكم: ' +
    'يُرجى التبليغ عن كل عيب داخل أجل سبعة أيام من التسليم.',
  /** A line of an order in a mail. */
  orderLine:
    '{quantity, number, whole} × {name} ({material}{finish, select, standard {، تشطيب عادي} smooth {، تشطيب مصقول} polished {، تشطيب ملمع} other {}})',
  /** Why a refund was made, where its operator gives no reason. */
  wholeOrder: 'الطلبية بأكملها',
  restOfOrder: 'ما تبقى من الطلبية',
  /** Where a line of an order in a mail names its material. */
  customProject: 'مشروع حسب الطلب',
  budget: { below: 'أقل من {amount}', above: 'أكثر من {amount}', between: 'من {from} إلى {to}' },
};
