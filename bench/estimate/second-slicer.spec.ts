import { describe, expect, it } from '@jest/globals';
import { settingArguments, summaryOfCura } from './second-slicer.js';

describe('the second slicer', () => {
  it('is told each setting, for the machine and for its extruder, supports as asked for', () => {
    const ini = 'layer_height = 0.2\nsupport_enable = true\nmachine_start_gcode = \n';
    const told = ['-s', 'layer_height=0.2', '-s', 'support_enable=false', '-s', 'machine_start_gcode='];
    expect(settingArguments(ini, false)).toEqual([...told, '-e0', ...told]);
  });

  it('says plastic and time in its log', () => {
    expect(summaryOfCura('Print time (s): 938\nFilament (mm^3): 2909\n')).toEqual({
      mm3: 2909,
      seconds: 938,
    });
    expect(summaryOfCura('Print time (s): 938\n')).toBeUndefined();
  });
});
