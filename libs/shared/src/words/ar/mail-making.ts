import type { Translated } from '../message.js';
import type { mailMaking as english } from '../en/mail-making.js';

/** @see en/mail-making.ts */
export const mailMaking: Translated<typeof english> = {
  'order-promise-moved': {
    subject: 'الطلبية {orderNumber}: موعد تسليم جديد',
    heading: 'مرحبا {name}',
    intro: 'بعض قطعكم لم تكن في مستوى جودتنا وتُعاد طباعتها. سيصل طردكم بعد الموعد المحدد.',
    details: { orderNumber: 'الطلبية', formerOn: 'الموعد السابق', deliveryOn: 'الموعد الجديد' },
    note: 'لا يلزمكم القيام بأي شيء. نعتذر عن هذا التأخير.',
    action: 'الاطلاع على طلبيتي',
    closing: 'ألا يناسبكم الموعد الجديد؟ أجيبوا على هذه الرسالة.',
  },
  'order-address-changed': {
    subject: 'الطلبية {orderNumber}: تصحيح العنوان',
    heading: 'مرحبا {name}',
    intro: 'صححنا عنوان تسليم طلبيتكم.',
    details: { orderNumber: 'الطلبية', fullName: 'إلى', address: 'التسليم إلى', phone: 'الهاتف' },
    note: 'إذا كان صحيحا، فلا يلزمكم القيام بأي شيء.',
    action: 'الاطلاع على طلبيتي',
    closing: 'ألم تطلبوا ذلك؟ أجيبوا حالا على هذه الرسالة.',
  },
  'stock-low': {
    subject: 'مخزون منخفض: {sku}',
    heading: 'لون على وشك النفاد',
    intro: 'انخفض المتوفر، بعد خصم ما هو مخطط له، تحت العتبة.',
    details: { name: 'اللون', sku: 'المعرف', freeGrams: 'الغرامات المتبقية', lowGrams: 'العتبة بالغرام' },
    note: 'عند 0 غرام لا يمكن للزبناء اختياره.',
    closing: 'تُرسل هذه الرسالة مرة واحدة، إلى أن يرتفع المخزون فوق العتبة.',
  },
};
