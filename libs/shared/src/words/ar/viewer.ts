import type { viewer as english } from '../en/viewer.js';
import type { Translated } from '../message.js';

/** @see en/shop-viewer.ts */
export const viewer: Translated<typeof english> = {
  open: 'عرض ثلاثي الأبعاد',
  openOf: 'عرض ثلاثي الأبعاد: {name}',
  titleOf: '{name} بثلاثة أبعاد',
  preparing: 'جار إعداد القطعة…',
  failed:
    '{why, select, gone {لم يعد الملف على هذا الجهاز: استبدلوه.} tooLarge {في القطعة مثلثات أكثر مما يمكن رسمه هنا؛ لا يتأثر ثمنها.} tooSlow {استغرق إعداد القطعة وقتا طويلا؛ لا يتأثر ثمنها.} outOfMemory {ذاكرة هذا الجهاز لا تكفي لرسم القطعة؛ لا يتأثر ثمنها.} other {لا يمكن رسم القطعة هنا؛ لا يتأثر ثمنها.}}',
  unsupported: 'لا يستطيع هذا المتصفح الرسم بثلاثة أبعاد: WebGL غير متوفر أو معطل.',
  lost: 'توقفت بطاقة الرسوميات عن الرسم. إن لم تعد الصورة فأغلقوا العرض وافتحوه من جديد.',
  alt: '{name} على سطح الطباعة: {x} × {y} × {z} مم.',
  sound: 'لا حواف مفتوحة ولا أجزاء معلقة ولا جدران رقيقة.',
  help: 'اسحبوا للتدوير، وبالعجلة للتقريب، وبالزر الأيمن للتحريك. بلوحة المفاتيح: الأسهم للتدوير، + و− للتقريب، و0 لعرض الكل. عرض مربعات السطح 10 مم.',
  view: 'المنظر',
  side: '{side, select, corner {زاوية} front {أمام} back {خلف} left {يسار} right {يمين} top {فوق} other {تحت}}',
  fit: 'عرض الكل',
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
  section: 'مقطع',
  noSection: 'بدون',
  cutAt: 'قطع على {axis} عند {mm} مم',
  measure: 'قياس',
  firstPoint: 'انقروا على نقطة من القطعة. بلوحة المفاتيح، يأخذ Enter النقطة التي في العلامة.',
  secondPoint: 'والآن نقطة ثانية.',
  legend: 'مبين على القطعة',
  fault: '{fault, select, openEdges {حواف مفتوحة} overhangs {أجزاء معلقة} other {جدران رقيقة}}',
  openEdges: '{count, plural, =1 {حافة واحدة} other {عدد الحواف {count, number}}}، طولها حتى {mm} مم',
  overhangs:
    '{count, plural, =1 {منطقة واحدة} other {عدد المناطق {count, number}}}، {area} مم²، حتى {mm} مم فوق ما تحتها',
  thinWalls:
    '{count, plural, =1 {منطقة واحدة} other {عدد المناطق {count, number}}}، {area} مم²، أرقها {mm} مم',
  show: 'إظهار',
  showOf:
    'إظهار على القطعة: {fault, select, openEdges {الحواف المفتوحة} overhangs {الأجزاء المعلقة} other {الجدران الرقيقة}}',
};
