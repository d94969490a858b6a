"""Types of the part of MuJoCo that physics/engine.py uses; MuJoCo itself ships none."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

class MjOption:
    timestep: float
    impratio: float

class MjModel:
    opt: MjOption
    geom_bodyid: NDArray[np.int32]
    geom_solref: NDArray[np.float64]
    geom_solimp: NDArray[np.float64]
    @property
    def ngeom(self) -> int: ...
    @staticmethod
    def from_xml_string(xml: str) -> MjModel: ...

# MuJoCo calls these two types _MjContactList and _MjWarningStatList.
class _MjContactList:
    geom: NDArray[np.int32]
    frame: NDArray[np.float64]

class _MjWarningStatList:
    number: NDArray[np.int32]

class MjData:
    qpos: NDArray[np.float64]
    qvel: NDArray[np.float64]
    qacc_warmstart: NDArray[np.float64]
    xmat: NDArray[np.float64]
    contact: _MjContactList
    warning: _MjWarningStatList
    def __init__(self, model: MjModel) -> None: ...

class mjtWarning:
    mjWARN_CONTACTFULL: mjtWarning
    mjWARN_BADQPOS: mjtWarning
    mjWARN_BADQVEL: mjtWarning
    mjWARN_BADQACC: mjtWarning
    def __int__(self) -> int: ...

def mj_versionString() -> str: ...
def mj_step(m: MjModel, d: MjData, nstep: int = 1) -> None: ...
def mj_forward(m: MjModel, d: MjData) -> None: ...
def mj_fwdPosition(m: MjModel, d: MjData) -> None: ...
def set_mju_user_warning(func: Callable[[str], None] | None) -> None: ...
