import type { refusals as english } from '../en/refusals.js';
import type { Translated } from '../message.js';

/** @see en/refusals.ts */
export const refusals: Translated<typeof english> = {
  notOfFormat: 'المحتوى ليس ملف {format}.',
  otherFormat: 'الاسم يدل على {named}، والمحتوى {found}.',
  rushUnavailable:
    'تحتاج نسخ هذا السطر إلى أكثر من {hours, plural, =1 {ساعة واحدة} =2 {ساعتين} few {{hours, number} ساعات} other {{hours, number} ساعة}} من الطباعة: الخدمة السريعة غير متاحة.',
  notInStock: 'غير متوفر في المخزون',
  soldOutColour: 'يحتوي على لون غير متوفر في المخزون',
  cardColour: 'يجب أن يكون {sku}، لون صفيحة البطاقة: أنشئوا البطاقة من جديد لتأخذ لونا آخر',
  samePlasticAsFile: 'يجب أن يكون من بلاستيك الألوان الأخرى للملف ({polymer})',
};
