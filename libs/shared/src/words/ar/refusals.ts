import type { refusals as english } from '../en/refusals.js';
import type { Translated } from '../message.js';

/** @see en/refusals.ts */
export const refusals: Translated<typeof english> = {
  notOfFormat: 'ليس المحتوى ملف {format}.',
  otherFormat: 'يدل الاسم على {named}، بينما المحتوى {found}.',
  rushUnavailable:
    'تحتاج نسخ هذا السطر إلى أكثر من {hours, plural, =1 {ساعة واحدة} =2 {ساعتين} few {{hours, number} ساعات} other {{hours, number} ساعة}} من الطباعة: لا يمكن طلبها بالخدمة السريعة.',
  notInStock: 'غير متوفر',
  soldOutColour: 'يحتوي على لون غير متوفر',
  cardColour: 'يجب أن يكون {sku}، لون صفيحة البطاقة: أعيدوا إعداد البطاقة للون آخر',
  samePlasticAsFile: 'يجب أن يكون من بلاستيك ألوان الملف الأخرى نفسه ({polymer})',
};
