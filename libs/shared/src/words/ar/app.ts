import type { Translated } from '../message.js';
import type { app as english } from '../en/app.js';

/** @see en/app.ts */
export const app: Translated<typeof english> = {
  busy: 'المتجر لا يجيب في هذه اللحظة. لم يضع أي شيء: أعيدوا المحاولة بعد قليل.',
  unknown: 'رد المتجر بجواب غير متوقع. أعيدوا تحميل الصفحة وحاولوا من جديد.',
  offline: 'لا اتصال بالمتجر. لم يضع أي شيء: يُستأنف العمل فور عودة الشبكة.',
  unsent: 'لا اتصال بالمتجر: لم يُرسل هذا أو لم يُؤكد. اضغطوا من جديد عند عودة الشبكة: لا يُنفذ شيء مرتين.',
  carriedOut:
    'نُفّذ ما أرسلتموه من قبل، وإن لم يصلكم جوابه. راجعوا قوائمكم أولا، ثم أرسلوا فقط ما تريدونه زيادة على ذلك.',
  loading: 'جار التحميل…',
  more: 'عرض المزيد',
  close: 'إغلاق',
  notices: 'رسائل',
  units: { kilobyte: 'ك.ب', megabyte: 'م.ب', gram: 'غ', kilogram: 'كغ', minute: 'د', hour: 'س' },
};
